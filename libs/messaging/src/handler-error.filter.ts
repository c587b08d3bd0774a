import { type ArgumentsHost, Catch, type RpcExceptionFilter } from '@nestjs/common';
import { type Observable, throwError } from 'rxjs';

/**
 * Hands the errors of message handlers to the broker as they are.
 *
 * Without it Nest replaces every error by `{ status: 'error', message: 'Internal server error' }`, and the broker could
 * not tell what to try again, what to wait for and what to put among the dead letters. Use it globally:
 * `app.useGlobalFilters(new HandlerErrorFilter())`. For applications that only serve messages, not HTTP.
 */
@Catch()
export class HandlerErrorFilter implements RpcExceptionFilter {
  catch(error: unknown, _host: ArgumentsHost): Observable<never> {
    return throwError(() => error);
  }
}
