/** One fault of one field of a request. `code` is stable. `message` is a readable sentence. */
export interface FieldError {
  /**
   * The place of the field: `receiver_name`, `metadata.colour`, `[3].rider.name`, a query parameter, or the name of a header.
   * Empty for the whole body.
   */
  readonly field: string;
  readonly code: FieldErrorCode;
  readonly message: string;
}

/** The possible faults of a field. */
export type FieldErrorCode =
  | 'required'
  | 'unknown_field'
  | 'wrong_type'
  | 'empty'
  | 'too_long'
  | 'too_short'
  | 'too_many'
  | 'control_characters'
  | 'out_of_range'
  | 'not_one_of'
  | 'bad_format'
  | 'not_allowed'
  | 'repeated'
  // The faults that @dakpion/callback-urls finds.
  | 'url_too_long'
  | 'invalid_url'
  | 'https_required'
  | 'user_info_not_allowed'
  | 'address_not_allowed';
