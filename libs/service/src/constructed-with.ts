import type { InjectionToken, Provider, Type } from '@nestjs/common';

/**
 * Nest providers for classes without Nest decorators. The constructor of each class gets the values of the tokens, in their order.
 */
export function constructedWith(tokens: readonly InjectionToken[], ...classes: readonly Type<object>[]): Provider[] {
  return classes.map((type) => ({
    provide: type,
    useFactory: (...values: readonly unknown[]) => new type(...values),
    inject: [...tokens],
  }));
}
