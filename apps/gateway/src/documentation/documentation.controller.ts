import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendStaticFile } from '../static-files/send-static-file.ts';
import { DocumentationSite } from './documentation-site.ts';

/**
 * `/docs`: guides for partners' developers, and the API reference with a console (apps/documentation). These requests do not count
 * against the quota of the caller's address: the files are in memory, and sending one costs no more than a refusal.
 */
@Controller('docs')
export class DocumentationController {
  constructor(@Inject(DocumentationSite) private readonly site: DocumentationSite) {}

  @Get()
  async start(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    if (endsWithSlash(request)) return void (await reply.redirect('/docs', 308));
    await sendStaticFile(this.site.files, 'docs.html', request, reply);
  }

  /** A page, or a file in the root of the site: `/docs/webhooks`, `/docs/webhooks.md`. */
  @Get(':page')
  async page(@Param('page') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const page = `docs/${name}.html`;
    if (this.site.files.file(page) === null) return await this.other(`docs/${name}`, request, reply);
    if (endsWithSlash(request)) return void (await reply.redirect(`/docs/${name}`, 308));
    await sendStaticFile(this.site.files, page, request, reply);
  }

  /** A page in Bangla: `/docs/bn/webhooks`. */
  @Get('bn/:page')
  bangla(@Param('page') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.page(`bn/${name}`, request, reply);
  }

  /** For an address without a page, browsers get a page as well. */
  private async other(name: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const isLost = this.site.files.file(name) === null && /text\/html/i.test(request.headers.accept ?? '');
    if (isLost && this.site.files.file('404.html') !== null)
      return sendStaticFile(this.site.files, '404.html', request, reply, 404);
    await sendStaticFile(this.site.files, name, request, reply);
  }
}

/**
 * Whether the request had a slash at the end, which the router has removed. The scripts of the site know its pages only without it.
 */
function endsWithSlash({ originalUrl }: FastifyRequest): boolean {
  return /^[^?]*\/(\?|$)/.test(originalUrl);
}

/** The files that pages load. */
@Controller('docs/assets')
export class DocumentationAssetsController {
  constructor(@Inject(DocumentationSite) private readonly site: DocumentationSite) {}

  @Get(':name')
  asset(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.site.files, `docs/assets/${name}`, request, reply);
  }

  @Get('chunks/:name')
  chunk(@Param('name') name: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.site.files, `docs/assets/chunks/${name}`, request, reply);
  }
}

/** The guides for programs that read text (llmstxt.org). */
@Controller()
export class PlainTextsController {
  constructor(@Inject(DocumentationSite) private readonly site: DocumentationSite) {}

  @Get('llms.txt')
  list(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.site.files, 'llms.txt', request, reply);
  }

  @Get('llms-full.txt')
  all(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return sendStaticFile(this.site.files, 'llms-full.txt', request, reply);
  }
}
