// The program for Node and Bun, which prints the result of the course.
import { runCourse } from './course.mjs';

console.log(JSON.stringify(await runCourse(process.env)));
