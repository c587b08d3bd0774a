/**
 * What was lately used, by key: at least half of `max` entries, at most `max`. In two generations: when the younger one is
 * full it becomes the older one, and what was not asked for since is forgotten. With `weigh`, `max` is of the entries' weights.
 */
export class LatelyUsed<Key, Value> {
  private younger = new Map<Key, Value>();
  private older = new Map<Key, Value>();
  /** Of the younger ones. */
  private weight = 0;

  constructor(
    private readonly max: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

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
    this.lighten(key);
    this.younger.set(key, value);
    this.weight += this.weigh(value);
    if (this.weight < this.max / 2) return;
    this.older = this.younger;
    this.younger = new Map();
    this.weight = 0;
  }

  delete(key: Key): void {
    this.lighten(key);
    this.younger.delete(key);
    this.older.delete(key);
  }

  /** The younger one under the key is about to go. */
  private lighten(key: Key): void {
    const value = this.younger.get(key);
    if (value !== undefined) this.weight -= this.weigh(value);
  }
}
