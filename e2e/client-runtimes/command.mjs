// For Node and Bun: prints the result of the course.
import { runCourse } from './course.mjs';

console.log(JSON.stringify(await runCourse(process.env)));
