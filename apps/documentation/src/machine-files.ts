import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arazzoDocument } from './arazzo.ts';
import { type OperationPlace, postmanCollection } from './postman.ts';

const documentUrl = new URL('../../../docs/openapi/partner.json', import.meta.url);

interface PartnerDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
}

/** Writes the workflows for programs: an Arazzo description and a Postman collection. */
export async function writeMachineFiles(outDir: string): Promise<void> {
  const { info, paths }: PartnerDocument = JSON.parse(await readFile(documentUrl, 'utf8'));
  const places = new Map<string, OperationPlace>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      places.set(operationId, { method: method.toUpperCase(), path });
    }
  }
  const placeOf = (operationId: string): OperationPlace => {
    const place = places.get(operationId);
    if (place === undefined) throw new Error(`no operation ${operationId}`);
    return place;
  };
  const written = {
    'arazzo.json': arazzoDocument(info.version),
    'dakpion.postman_collection.json': postmanCollection(placeOf),
  };
  await Promise.all(
    Object.entries(written).map(([name, content]) =>
      writeFile(join(outDir, 'docs', name), `${JSON.stringify(content, null, 2)}\n`),
    ),
  );
}
