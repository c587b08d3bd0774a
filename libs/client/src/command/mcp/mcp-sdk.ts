// The parts of the SDK of the Model Context Protocol that the command uses. The build replaces this module with a bundle of them
// (scripts/bundle-mcp-sdk.mjs), so that the package does not depend on the SDK, which has 70 dependencies.
export { Server } from '@modelcontextprotocol/sdk/server/index.js';
export { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
export { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
export { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
