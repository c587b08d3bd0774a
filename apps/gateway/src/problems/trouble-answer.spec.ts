import { TooManyChangesError } from '@dakpion/partners';
import { ReadModelRebuildingError } from '@dakpion/state-store';
import { HttpException } from '@nestjs/common';
import { troubleOf } from './trouble-answer.ts';

test.each<[unknown, object]>([
  ...[400, 499].map((status): [unknown, object] => [{ statusCode: status }, { code: 'malformed_request' }]),
  ...[399, 500, undefined].map((status): [unknown, object] => [{ statusCode: status }, { code: 'internal_error' }]),
  ...[404, 414].map((status): [unknown, object] => [new HttpException('', status), { code: 'not_found' }]),
  [{ statusCode: 413 }, { code: 'payload_too_large', limit_bytes: 9 }],
  [{ statusCode: 415 }, { code: 'unsupported_media_type' }],
  [{ temporary: true }, { code: 'temporarily_unavailable', retry_after: 2 }],
  [
    new ReadModelRebuildingError('orders', null),
    { code: 'temporarily_unavailable', retry_after: 10, reason: 'rebuilding', percent: null },
  ],
  [new TooManyChangesError('', 432), { code: 'rate_limited', retry_after: 432 }],
  [null, { code: 'internal_error' }],
])('the error %p is answered with %j', (error, trouble) => expect(troubleOf(error, 9)).toEqual(trouble));
