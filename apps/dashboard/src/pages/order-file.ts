import type { CreateOrderRequest } from '@dakpion/client';
import Papa from 'papaparse';
import { listed } from '../api/listed-values.ts';
import { phoneNumberIn, withLatinDigits } from '../texts/entered-digits.ts';
import { places } from './new-order-places.ts';

/** The fields of an order that the template of a file has no column for. */
type FieldWithoutColumn = 'callback_url' | 'quotation_id' | 'metadata' | 'sandbox_scenario';
type Column = Exclude<keyof CreateOrderRequest, FieldWithoutColumn>;

const [pickup, receiver] = places;
/**
 * The order in the template, which has every column of a file, in order. The type of a value is the type of the cells of its
 * column.
 */
const example: { readonly [Name in Column]-?: NonNullable<CreateOrderRequest[Name]> } = {
  partner_reference_id: 'INV-77',
  receiver_name: 'Rahima Khatun',
  receiver_phone_number: '01712345678',
  receiver_address_text: receiver.address,
  estimated_receiver_address_latitude: receiver.latitude,
  estimated_receiver_address_longitude: receiver.longitude,
  pickup_address_text: pickup.address,
  estimated_pickup_address_latitude: pickup.latitude,
  estimated_pickup_address_longitude: pickup.longitude,
  parcel_type: 2,
  driver_type: 1,
  is_freelancer: false,
  item_name: 'Saree',
  item_price: 1500,
  parcel_comment: '',
  detailed_address: 'Gate 4',
};

/** The columns of a file of orders, which are fields of an order. */
export const orderColumns = listed<Column>(example);

const yes: readonly string[] = ['true', 'yes', '1'];
const no: readonly string[] = ['false', 'no', '0'];

/** The maximum number of orders in a file, which is ten requests. */
export const maxOrdersOfFile = 1_000;
/** Largest file in bytes, so that any 100 of its orders fit into a request. */
export const maxFileBytes = 900 * 1024;

/** An order of a file. `row`: its row as a spreadsheet counts, where the names of the columns are in row 1. */
export interface OrderRow {
  readonly row: number;
  /** The order as it is sent, unchecked: the gateway checks it. */
  readonly order: CreateOrderRequest;
}

/** A fault of a cell. `column` is empty for a whole row or file, `row` is null for a whole file. */
export interface FileFault {
  readonly row: number | null;
  readonly column: string;
  /** The code of a faulty field, or of a faulty file. */
  readonly code: string;
  /** The gateway's English text, for codes without a text here. */
  readonly message: string;
}

/** The orders of a file, or the reasons why it cannot be read. */
interface OrderFile {
  readonly rows: readonly OrderRow[];
  readonly faults: readonly FileFault[];
}

export const ofFile = (code: string, column = ''): FileFault => ({ row: null, column, code, message: code });

/** Reads a CSV file: UTF-8 with or without BOM; comma, semicolon or tab; fields may be quoted. Empty rows are left out. */
export function readOrderFile(bytes: ArrayBuffer): OrderFile {
  if (bytes.byteLength > maxFileBytes) return { rows: [], faults: [ofFile('file_too_large')] };
  const text = decoded(bytes);
  if (text === null) return { rows: [], faults: [ofFile('not_utf8')] };
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] });
  const [names = [], ...lines] = data;
  const columns = names.map((name) => name.trim());
  const faults = [...columnFaults(columns)];
  if (errors.some(({ type }) => type === 'Quotes')) faults.push(ofFile('open_quotes'));
  const rows = lines.flatMap((cells, index) =>
    cells.every((cell) => cell.trim() === '') ? [] : [{ row: index + 2, cells }],
  );
  const unnamed = rows.find(({ cells }) => cells.some((cell, index) => !columns[index] && cell.trim() !== ''));
  if (unnamed !== undefined) faults.push({ ...ofFile('unnamed_column'), row: unnamed.row });
  if (rows.length === 0) faults.push(ofFile('no_orders'));
  if (rows.length > maxOrdersOfFile) faults.push(ofFile('too_many_orders'));
  if (faults.length > 0) return { rows: [], faults };
  return { rows: rows.map(({ row, cells }) => ({ row, order: orderOf(columns, cells) })), faults: [] };
}

function decoded(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function columnFaults(columns: readonly string[]): readonly FileFault[] {
  const named = columns.filter((name) => name !== '');
  const unknown = named.filter((name) => name !== 'sandbox_scenario' && !orderColumns.some((known) => known === name));
  const repeated = named.filter((name, index) => named.indexOf(name) !== index);
  return [
    ...unknown.map((name) => ofFile('unknown_column', name)),
    ...repeated.map((name) => ofFile('repeated_column', name)),
  ];
}

/** Empty cells are left out. */
function orderOf(columns: readonly string[], cells: readonly string[]): CreateOrderRequest {
  const fields: Record<string, unknown> = { is_freelancer: false };
  for (const [index, column] of columns.entries()) {
    const text = cells[index]?.trim() ?? '';
    if (column !== '' && text !== '') fields[column] = cellValue(column, text);
  }
  return fields as unknown as CreateOrderRequest;
}

/** A text that is no valid value of its column stays a text, and the gateway refuses it. */
function cellValue(column: string, text: string): unknown {
  const type = typeof (example as Readonly<Record<string, unknown>>)[column];
  if (type === 'number') {
    const number = Number(withLatinDigits(text));
    return Number.isFinite(number) ? number : text;
  }
  if (type === 'boolean') {
    const word = text.toLowerCase();
    return yes.includes(word) ? true : no.includes(word) ? false : text;
  }
  // Spreadsheets interpret the phone number as a quantity and remove the leading zero.
  if (column === 'receiver_phone_number') return phoneNumberIn(text) ?? phoneNumberIn(`0${text}`) ?? text;
  return text;
}

/** A file with all columns and one order. The BOM tells spreadsheets that it is UTF-8. */
export function orderFileTemplate(): string {
  const cells = Object.values(example).map((value) => (value === false ? 'no' : value));
  return `\uFEFF${Papa.unparse([orderColumns, cells])}\r\n`;
}
