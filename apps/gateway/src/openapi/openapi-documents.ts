import { readFileSync } from 'node:fs';
import { SETTINGS } from '@dakpion/service';
import { environmentUrls, type Settings } from '@dakpion/settings';
import type { JsonSchema } from '@dakpion/validation';
import { Inject, Injectable } from '@nestjs/common';
import type { ProblemCode } from '../problem-table/problem-table.ts';
import { problemWithoutRecording } from './problem-example.ts';

/** The members of a stored document that the gateway reads. It serves the others as they are. */
interface StoredDocument {
  readonly components: { readonly examples: Readonly<Record<string, { readonly value: JsonSchema }>> };
}

/** A document in the form in which it is served, and its examples. The parsed document would take many times the memory. */
interface KnownDocument {
  readonly json: Buffer;
  readonly examples: StoredDocument['components']['examples'];
}

const apis = ['partner', 'dispatch', 'operator', 'dashboard'] as const;
type ApiName = (typeof apis)[number];

const folder = new URL('../../../../docs/openapi/', import.meta.url);

/** The reviewed documents of docs/openapi, with the addresses of this installation. */
@Injectable()
export class OpenApiDocuments {
  private readonly known = new Map<ApiName, KnownDocument>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The document of one API. It is serialized once, because that takes 3 ms in which no request is answered. */
  json(name: ApiName): Buffer {
    return this.document(name).json;
  }

  /** The example of a problem, with the address of the examples. */
  problemExample(code: ProblemCode): JsonSchema {
    const found = apis.map((name) => this.document(name).examples[code]).find((example) => example !== undefined);
    return found?.value ?? problemWithoutRecording(code);
  }

  /** The file of a document is read at its first request: all documents are two megabytes, and few programs serve them. */
  private document(name: ApiName): KnownDocument {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const stored: StoredDocument = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const json = Buffer.from(JSON.stringify({ ...stored, servers: serversOf(name, this.settings) }));
    const document = { json, examples: stored.components.examples };
    this.known.set(name, document);
    return document;
  }
}

/**
 * The sandbox is first, because programs send to the first server unless they are told otherwise, and begin with a sandbox key.
 * Only partners' keys are bound to the host of their environment.
 */
function serversOf(
  name: ApiName,
  settings: Settings,
): readonly { readonly url: string; readonly description?: string }[] {
  const { sandbox, production } = environmentUrls(settings);
  if (name !== 'partner' || sandbox === production) return [{ url: settings.publicUrl }];
  return [
    { url: sandbox, description: 'Sandbox, for keys that begin with sandbox_key_test_' },
    { url: production, description: 'Production, for keys that begin with live_key_' },
  ];
}
