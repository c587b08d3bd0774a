// The parts of the SDK of the Model Context Protocol that the command uses. The build replaces this module by one that contains
// them (scripts/bundle-mcp-sdk.mjs): the package does not depend on the SDK, which brings 70 packages.
export { Server } from '@modelcontextprotocol/sdk/server/index.js';
export { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
export { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
export { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
