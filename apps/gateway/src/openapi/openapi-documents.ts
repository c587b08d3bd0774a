import { readFileSync } from 'node:fs';
import { SETTINGS } from '@dakpion/service';
import { type Settings } from '@dakpion/settings';
import type { JsonSchema } from '@dakpion/validation';
import { Inject, Injectable } from '@nestjs/common';
import type { ProblemCode } from '../problem-table/problem-table.ts';
import { problemWithoutRecording } from './problem-example.ts';

/** A complete OpenAPI 3.1 document. */
export type OpenApiDocument = { readonly [member: string]: unknown };

const apis = ['partner', 'dispatch', 'operator', 'dashboard'] as const;
type ApiName = (typeof apis)[number];

const folder = new URL('../../../../docs/openapi/', import.meta.url);

/** The reviewed documents of docs/openapi, with the address of this installation. */
@Injectable()
export class OpenApiDocuments {
  private readonly known = new Map<ApiName, OpenApiDocument>();

  constructor(@Inject(SETTINGS) private readonly settings: Settings) {}

  /** The document of one API. Its file is read when it is first asked for: they are two megabytes, which few programs serve. */
  document(name: ApiName): OpenApiDocument {
    const known = this.known.get(name);
    if (known !== undefined) return known;
    const stored = JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));
    const document = { ...stored, servers: [{ url: this.settings.publicUrl }] };
    this.known.set(name, document);
    return document;
  }

  /** The example of a problem, with the address of the examples. */
  problemExample(code: ProblemCode): JsonSchema {
    const found = apis.map((name) => examplesOf(this.document(name))[code]).find((example) => example !== undefined);
    return found?.value ?? problemWithoutRecording(code);
  }
}

function examplesOf({ components }: OpenApiDocument): Readonly<Record<string, { readonly value: JsonSchema }>> {
  return (components as { readonly examples: Readonly<Record<string, { readonly value: JsonSchema }>> }).examples;
}
