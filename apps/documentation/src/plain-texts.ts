import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { banglaFolder, banglaGuides } from './guides.bn.ts';
import { withIncludedExamples } from './included-examples.ts';
import { guides, sections } from './navigation.ts';
import { withPayloads } from './webhook-payloads.ts';

/** The gateway replaces it with the address of the installation, and the two in the introduction with those of the environments. */
const api = 'https://api.dakpion.example';

/**
 * Writes the guides for programs that read text: each guide as `/docs/{name}.md`, and in the folder's root `llms.txt`, the list of
 * guides (llmstxt.org), and `llms-full.txt`, all guides in one file.
 */
export async function writePlainTexts(pages: string, outDir: string): Promise<void> {
  const texts = await Promise.all(guides.map(({ name }) => writePlainText(`docs/${name}.md`, pages, outDir)));
  await Promise.all([
    ...banglaGuides.map(({ name }) => writePlainText(`${banglaFolder}/${name}.md`, pages, outDir)),
    writeFile(join(outDir, 'llms.txt'), listOfGuides()),
    writeFile(join(outDir, 'llms-full.txt'), `${introduction}\n${texts.join('\n')}`),
  ]);
}

async function writePlainText(file: string, pages: string, outDir: string): Promise<string> {
  const page = join(pages, file);
  const text = plainText(withIncludedExamples(await readFile(page, 'utf8'), dirname(page)));
  await mkdir(dirname(join(outDir, file)), { recursive: true });
  await writeFile(join(outDir, file), text);
  return text;
}

const introduction = `# Dakpion

> Dakpion delivers parcels for business partners in Bangladesh. A partner's program requests a price, places an order, follows it, and receives a signed webhook for every change. The API is JSON over HTTPS, with an API key in the header X-API-Key: at https://sandbox.dakpion.example/v1/business with a sandbox key, and at https://production.dakpion.example/v1/business with a production key.
`;

function listOfGuides(): string {
  const lists = sections.map(({ title, guides: listed }) => {
    const lines = listed.map((guide) => `- [${guide.title}](${api}/docs/${guide.name}.md): ${guide.about}`);
    return `## ${title}\n\n${lines.join('\n')}\n`;
  });
  return `${introduction}
A sandbox key begins with \`sandbox_key_test_\`. Sandbox orders cost nothing, and a simulated courier delivers them. Decide by the \`code\` of a problem, and send \`X-Idempotency-Key\` with every create.

${lists.join('\n')}- [OpenAPI 3.1 document](${api}/openapi.json): Every operation, with recorded examples.
- [Workflows](${api}/docs/arazzo.json): The main workflows as an Arazzo description, step by step.
- [Postman collection](${api}/docs/dakpion.postman_collection.json): The same workflows, for Postman and Bruno.
- [Problem codes](${api}/problems): The cause and the remedy of each code. With \`Accept: application/json\` as JSON.

## Optional

- [All guides in one file](${api}/llms-full.txt): The text of every guide above.
${banglaGuides.map(({ name, title, about }) => `- [${title}](${api}/${banglaFolder}/${name}.md): ${about}`).join('\n')}
`;
}

/** A guide without the marks of its tabs. Its links lead to this installation. */
function plainText(markdown: string): string {
  return withPayloads(markdown)
    .replaceAll(/^:::.*\n\n?/gm, '')
    .replaceAll(/^(```\w+) \[.*\]$/gm, '$1')
    .replaceAll('{target="_self"}', '')
    .replaceAll(/\]\((\/[^)]*)\)/g, `](${api}$1)`);
}
