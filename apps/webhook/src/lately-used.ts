/**
 * What was lately used, by key: at least half of `max` entries, at most `max`. In two generations: when the younger one is
 * full it becomes the older one, and what was not asked for since is forgotten.
 */
export class LatelyUsed<Key, Value> {
  private younger = new Map<Key, Value>();
  private older = new Map<Key, Value>();

  constructor(private readonly max: number) {}

  get(key: Key): Value | undefined {
    const value = this.younger.get(key);
    if (value !== undefined) return value;
    const older = this.older.get(key);
    if (older !== undefined) this.set(key, older);
    return older;
  }

  /** What is held, or what `make` makes of the key, held from now on. */
  getOrMake(key: Key, make: (key: Key) => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const made = make(key);
    this.set(key, made);
    return made;
  }

  set(key: Key, value: Value): void {
    this.younger.set(key, value);
    if (this.younger.size < this.max / 2) return;
    this.older = this.younger;
    this.younger = new Map();
  }

  delete(key: Key): void {
    this.younger.delete(key);
    this.older.delete(key);
  }
}
