/** The library has types of this file, but not where its code lies. */
declare module 'class-transformer/cjs/storage.js' {
  export const defaultMetadataStorage: {
    findTypeMetadata(target: unknown, propertyName: string): { typeFunction(): unknown };
  };
}
