// In Node and Bun: prints what the course returns.
import { runCourse } from './course.mjs';

console.log(JSON.stringify(await runCourse(process.env)));
