import { Reflector } from '@nestjs/core';

/** What a request of this handler takes of its key's quota; 1 without it. A quota that is smaller is taken as a whole. */
export const RequestCost = Reflector.createDecorator<number>();
