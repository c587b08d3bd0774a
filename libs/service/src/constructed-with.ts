import type { InjectionToken, Provider, Type } from '@nestjs/common';

/**
 * Nest providers for classes that know nothing of Nest. The constructor of each class takes what the tokens stand
 * for, in their order.
 */
export function constructedWith(tokens: readonly InjectionToken[], ...classes: readonly Type<object>[]): Provider[] {
  return classes.map((type) => ({
    provide: type,
    useFactory: (...values: readonly unknown[]) => new type(...values),
    inject: [...tokens],
  }));
}
