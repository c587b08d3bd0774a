// In Workers: answers with what the course returns.
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
