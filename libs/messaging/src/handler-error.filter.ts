import { type ArgumentsHost, Catch, type RpcExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/**
 * Passes the errors of message handlers to the broker unchanged.
 *
 * Without this filter, Nest replaces every error with `{ status: 'error', message: 'Internal server error' }`, and the broker
 * cannot decide whether to retry, to wait or to make a dead letter. Use it globally with `app.useGlobalFilters(new
 * HandlerErrorFilter())`, in applications that serve messages only, not HTTP.
 */
@Catch()
export class HandlerErrorFilter implements RpcExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}
