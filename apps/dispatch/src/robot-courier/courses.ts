import type { Documents } from '@dakpion/state-store';
import type { Course } from './course.ts';

const collection = 'robot-courier.courses';
const id = 'course';
/** As long as the topic keeps the request: until then a repeated request must find that the course was run. In ms. */
const rememberMs = 7 * 24 * 60 * 60 * 1000;
/** Above every step's version: nothing is written over an ended course. */
const endedVersion = Number.MAX_SAFE_INTEGER;

/** How far the robot courier is with an order. `course` null: it has ended. */
interface Progress {
  readonly course: Course | null;
  /** Number of the step to come, from 0. */
  readonly next_step: number;
}

/** A course under way. */
export interface CourseUnderWay {
  readonly course: Course;
  readonly next_step: number;
}

/**
 * The courses that the robot courier has begun, one small document per order; each step only ever moves it on.
 *
 * Should the state store lose its last moments or everything, the courses of orders that are under way are begun again from
 * the recorded requests (see courses.follower.ts): they go on, or repeat steps, which are duplicates.
 */
export class Courses {
  constructor(private readonly documents: Documents) {}

  /** The order's course, null when it has none or the course has ended. */
  async underWay(orderId: string): Promise<CourseUnderWay | null> {
    const stored = await this.documents.read<Progress>({ scope: orderId, collection, id });
    if (stored === null || stored.value.course === null) return null;
    return { course: stored.value.course, next_step: stored.value.next_step };
  }

  /** Begins a course, unless the order has had one. */
  async begin(course: Course): Promise<void> {
    await this.write(course.order_id, 1, { course, next_step: 0 });
  }

  /** Moves on to the step `next_step`, unless the course has ended. */
  async moveOn(course: Course, next_step: number): Promise<void> {
    await this.write(course.order_id, next_step + 1, { course, next_step });
  }

  /** Ends the order's course for good, also before it has begun. */
  async end(orderId: string): Promise<void> {
    await this.write(orderId, endedVersion, { course: null, next_step: 0 }, rememberMs);
  }

  private async write(orderId: string, version: number, value: Progress, expiresInMs?: number): Promise<void> {
    const expiry = expiresInMs === undefined ? {} : { expiresInMs };
    await this.documents.write(orderId, [{ kind: 'put', collection, id, version, value, ...expiry }]);
  }
}
