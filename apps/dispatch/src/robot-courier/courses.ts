import { topics } from '@dakpion/contracts';
import type { Documents } from '@dakpion/state-store';
import type { Course } from './course.ts';

const collection = 'robot-courier.courses';
const id = 'course';
/** A repeated request must find that its course has ended. */
const rememberMs = topics.robotCourierRequests.retentionMs;
/** Higher than the version of any step, so that nothing is written over an ended course. */
const endedVersion = Number.MAX_SAFE_INTEGER;

/** The progress of the robot courier with an order. `course` null: it has ended. */
interface Progress {
  readonly course: Course | null;
  /** The number of the next step, from 0. */
  readonly next_step: number;
}

/** A course in progress. */
interface CourseUnderWay extends Progress {
  readonly course: Course;
}

/**
 * The courses of the robot courier, one small document for each order. Each step only advances it.
 *
 * If the state store loses its last writes or everything, the courses of orders in progress begin again from the recorded
 * requests (see courses.follower.ts): they continue, or repeat steps, which are duplicates.
 */
export class Courses {
  constructor(private readonly documents: Documents) {}

  /** The course of an order. Null if it has none or has ended. */
  async underWay(orderId: string): Promise<CourseUnderWay | null> {
    const stored = await this.documents.read<Progress>({ scope: orderId, collection, id });
    if (stored === null || stored.value.course === null) return null;
    return { course: stored.value.course, next_step: stored.value.next_step };
  }

  /** Begins a course, unless the order had one before. */
  async begin(course: Course): Promise<void> {
    await this.write(course.order_id, 1, { course, next_step: 0 });
  }

  /** Advances to the step `next_step`, unless the course has ended. */
  async moveOn(course: Course, next_step: number): Promise<void> {
    await this.write(course.order_id, next_step + 1, { course, next_step });
  }

  /** Ends the course of an order permanently, even before it has begun. */
  async end(orderId: string): Promise<void> {
    await this.write(orderId, endedVersion, { course: null, next_step: 0 }, rememberMs);
  }

  private async write(orderId: string, version: number, value: Progress, expiresInMs?: number): Promise<void> {
    const expiry = expiresInMs === undefined ? {} : { expiresInMs };
    await this.documents.write(orderId, [{ kind: 'put', collection, id, version, value, ...expiry }]);
  }
}
