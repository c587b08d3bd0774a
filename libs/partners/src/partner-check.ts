import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@dakpion/contracts';
import type { EventStore } from '@dakpion/event-store';
import { isTemporary } from '@dakpion/repetition';
import type { DocumentAddress, Documents, PutChange, StateStore, StoredDocument } from '@dakpion/state-store';
import { isBuildMarker } from './partner-build.ts';
import { type ApiKeyDocument, hasEnded, partnerDocuments, partnerDocumentsOf } from './partner-documents.ts';
import { type PartnerAtRevision, partnerStream, readPartner } from './partner-stream.ts';

/** A stored document about a partner that is not as the events of the partner make it. */
export interface PartnerDifference {
  /** `history`: the events of the partner cannot be read. */
  readonly what: 'history' | 'partner' | 'partner_users' | 'api_key';
  /** The partner for which the document counts. */
  readonly partner_id: string;
  /** Null: no event requires the document. */
  readonly expected: Json;
  /** Null: the document is missing. Has no secrets: of a partner and its users, only the names of the fields that differ. */
  readonly found: Json;
}

const { scope, partners, teams, apiKeys } = partnerDocuments;
const kinds: ReadonlyMap<string, PartnerDifference['what']> = new Map([
  [partners, 'partner'],
  [teams, 'partner_users'],
  [apiKeys, 'api_key'],
]);
/** Documents of versions before 0.2.0 lack these fields, and are read without them. */
const laterFields: readonly string[] = [
  'callback_since',
  'removed_callback',
  'token_origin',
  'former_tokens',
  'revoked',
];
const maxNamedFields = 20;

/**
 * Compares the documents of partners, their users and their keys with the events, for audits. Commands write a document after its
 * event: look again before you report a difference. Rejects with the errors of the stores.
 */
export class PartnerCheck {
  private readonly documents: Documents;
  /** Collection and id of each document that the compared partners have. */
  private readonly known = new Set<string>();
  /** The partners whose events cannot be read. */
  private readonly unreadable = new Set<string>();

  constructor(
    private readonly eventStore: EventStore,
    stateStore: StateStore,
    /** Epoch milliseconds. */
    private readonly clock: () => number,
  ) {
    this.documents = stateStore.documents;
  }

  /** Compares the documents that the events in the stream of a partner require. */
  async differences(stream: string): Promise<readonly PartnerDifference[]> {
    const read = await this.read(stream);
    if (read === null) return [];
    if (typeof read === 'string') {
      const partner_id = stream.slice(partnerStream('').length);
      this.unreadable.add(partner_id);
      return [{ what: 'history', partner_id, expected: 'a legal history', found: read }];
    }
    const expected = partnerDocumentsOf(read);
    for (const { collection, id } of expected) this.known.add(`${collection} ${id}`);
    const held = await this.documents.holds(expected.map((document) => ({ scope, ...document })));
    const differing = expected.filter((_, index) => held[index] !== true);
    const compared = await Promise.all(differing.map((document) => this.compare(read.partner.partner_id, document)));
    return compared.flat();
  }

  /** The documents that no partner requires whose differences were asked for: those of new partners and keys, and forged ones. */
  async *others(): AsyncGenerator<DocumentAddress> {
    for await (const addresses of this.documents.addresses(scope)) {
      for (const address of addresses) {
        const { collection, id } = address;
        if (kinds.has(collection) && !this.known.has(`${collection} ${id}`)) yield address;
      }
    }
  }

  /** Whether the present events require one of the {@link others}. A key that has ended lets nobody in, and is no difference. */
  async unexpected(address: DocumentAddress): Promise<readonly PartnerDifference[]> {
    const { collection, id } = address;
    const what = kinds.get(collection);
    const stored = await this.documents.read<ApiKeyDocument>(address);
    if (what === undefined || stored === null || isBuildMarker(stored)) return [];
    const partner_id = what === 'api_key' ? String(stored.value?.partner_id) : id;
    if (this.unreadable.has(partner_id) || (what === 'api_key' && this.letsNobodyIn(stored))) return [];
    const read = await this.read(partnerStream(partner_id));
    const required = read === null || typeof read === 'string' ? [] : partnerDocumentsOf(read);
    if (required.some((document) => document.collection === collection && document.id === id)) return [];
    return [
      { what, partner_id, expected: null, found: what === 'api_key' ? jsonOf(stored) : { version: stored.version } },
    ];
  }

  /** The partner after its last event, or why its events cannot be read. Null: there are none. */
  private async read(stream: string): Promise<PartnerAtRevision | string | null> {
    try {
      return await readPartner(this.eventStore, stream);
    } catch (error) {
      if (isTemporary(error)) throw error;
      return String(error);
    }
  }

  private async compare(partner_id: string, document: PutChange): Promise<readonly PartnerDifference[]> {
    const { collection, id, version, value } = document;
    const stored = await this.documents.read<ApiKeyDocument>({ scope, collection, id });
    const expected = jsonOf({ version, value });
    if (collection === apiKeys) {
      const isOver = hasEnded(value as ApiKeyDocument, this.clock()) && (stored === null || this.letsNobodyIn(stored));
      const found = stored && jsonOf(stored);
      if (isOver || isDeepStrictEqual(expected, found)) return [];
      return [{ what: 'api_key', partner_id, expected, found }];
    }
    const what = collection === teams ? 'partner_users' : 'partner';
    if (stored === null) return [{ what, partner_id, expected: { version }, found: null }];
    const differing = differingFields(expected, jsonOf(stored));
    // With the version and value that are stored, so that only the lists can differ.
    const [isListed] = await this.documents.holds([
      { ...document, scope, version: stored.version, value: stored.value },
    ]);
    if (isListed !== true) differing.push('(lists)');
    if (differing.length === 0) return [];
    const found = { version: stored.version, differing: differing.slice(0, maxNamedFields) };
    return [{ what, partner_id, expected: { version }, found }];
  }

  private letsNobodyIn({ value }: StoredDocument<ApiKeyDocument | null>): boolean {
    return value === null || hasEnded(value, this.clock());
  }
}

/** As JSON stores it, without fields that are undefined. A field `version` of the value does not hide that of the document. */
function jsonOf({ version, value }: { readonly version: number; readonly value: unknown }): {
  readonly [name: string]: Json;
} {
  return JSON.parse(JSON.stringify({ ...(value as object), version }));
}

/** The names of the fields that differ, for example `users.0.role`. */
function differingFields(expected: Json, found: Json, name = ''): string[] {
  if (isDeepStrictEqual(expected, found)) return [];
  if (!isObject(expected) || !isObject(found)) return [name];
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])];
  return names
    .filter((each) => each in found || !laterFields.includes(each))
    .flatMap((each) =>
      differingFields(expected[each] ?? null, found[each] ?? null, name === '' ? each : `${name}.${each}`),
    );
}

function isObject(json: Json): json is Record<string, Json> {
  return typeof json === 'object' && json !== null;
}
