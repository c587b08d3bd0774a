/** The body of a POST route that declares none: it may be left out, and has no fields. */
export class NoFieldsDto {}
