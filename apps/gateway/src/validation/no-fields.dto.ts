/** A body that may be left out and has no fields. */
export class NoFieldsDto {}
