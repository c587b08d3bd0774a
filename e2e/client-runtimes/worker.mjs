// The program for Workers, which answers with the result of the course.
import { runCourse } from './course.mjs';

export default {
  async fetch(request, env) {
    if (request.url.endsWith('/ready')) return new Response();
    try {
      return Response.json(await runCourse(env));
    } catch (error) {
      return new Response(`${error}\n${error?.stack}`, { status: 500 });
    }
  },
};
