import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { arazzoDocument } from './arazzo.ts';
import { partnerDocument } from './partner-document.ts';
import { type OperationPlace, postmanCollection } from './postman.ts';

/** Writes the workflows for programs: an Arazzo description and a Postman collection. */
export async function writeMachineFiles(outDir: string): Promise<void> {
  const { info, paths } = partnerDocument;
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
