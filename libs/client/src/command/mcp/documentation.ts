import { CommandFault } from '../command-fault.ts';
import { type DocumentationSection, sectionsOf } from './documentation-search.ts';

/** An entry of `/problems`. */
interface ProblemPage {
  readonly code: string;
  readonly type: string;
  readonly title: string;
  readonly description: string;
  /** Absent in services before 0.2. */
  readonly remedy?: string;
}

interface Guide {
  readonly name: string;
  readonly title: string;
  readonly url: string;
}

/** How long the documentation is cached, in ms. The installation may be updated while this program runs. */
const keptForMs = 300_000;
const timeoutMs = 15_000;

/** The documentation that the service at `baseUrl` serves for programs: guides and problems. */
export class Documentation {
  private kept: { readonly at: number; readonly sections: Promise<DocumentationSection[]> } | undefined;

  constructor(private readonly baseUrl: string) {}

  /** All sections of all guides, and each problem as a section. */
  sections(): Promise<DocumentationSection[]> {
    const now = Date.now();
    if (this.kept === undefined || now - this.kept.at > keptForMs) {
      const sections = this.readSections();
      this.kept = { at: now, sections };
      // The next call tries again.
      sections.catch(() => {
        this.kept = undefined;
      });
    }
    return this.kept.sections;
  }

  /** A guide as Markdown, by its name in `/docs/{name}`. Throws CommandFault if there is none. */
  async guide(name: string): Promise<string> {
    const guides = await this.guides();
    if (!guides.some((guide) => guide.name === name)) {
      throw new CommandFault(`There is no guide ${name}. The guides: ${guides.map((guide) => guide.name).join(', ')}`);
    }
    return this.read(`/docs/${name}.md`);
  }

  /** A problem by its code. Throws CommandFault if there is none. */
  async problem(code: string): Promise<ProblemPage> {
    const found = (await this.problems()).find((problem) => problem.code === code);
    if (found === undefined) throw new CommandFault(`There is no problem ${code}.`);
    return found;
  }

  /** A file of the service as text. Throws CommandFault if it cannot be read. */
  async read(path: string, accept = 'text/plain, */*;q=0.5'): Promise<string> {
    const url = `${this.baseUrl}${path}`;
    try {
      const response = await fetch(url, { headers: { accept }, signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`the status is ${response.status}`);
      return await response.text();
    } catch (error) {
      const { message, cause } = error as Error;
      throw new CommandFault(`${url} cannot be read: ${(cause as Error | undefined)?.message || message}`);
    }
  }

  private async readSections(): Promise<DocumentationSection[]> {
    const [guides, texts, problems] = await Promise.all([this.guides(), this.read('/llms-full.txt'), this.problems()]);
    const urls = new Map(guides.map(({ title, url }) => [title, url]));
    return [
      ...sectionsOf(texts, (title) => urls.get(title) ?? `${this.baseUrl}/docs`),
      ...problems.map(({ code, type, title, description, remedy = '' }) => ({
        guide: `Problem ${code}`,
        heading: title,
        url: type,
        text: `${description} ${remedy}`.trim(),
      })),
    ];
  }

  /** The guides in the list for language models (llmstxt.org). */
  private async guides(): Promise<Guide[]> {
    const list = await this.read('/llms.txt');
    return [...list.matchAll(/^- \[([^\]]+)\]\([^)]*\/docs\/([\w-]+)\.md\)/gm)].map(([, title = '', name = '']) => ({
      name,
      title,
      url: `${this.baseUrl}/docs/${name}`,
    }));
  }

  private async problems(): Promise<readonly ProblemPage[]> {
    return (JSON.parse(await this.read('/problems', 'application/json')) as { data: readonly ProblemPage[] }).data;
  }
}
