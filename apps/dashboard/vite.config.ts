import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

/** The gateway replaces it by a new nonce in each response (apps/gateway/src/dashboard-pages/dashboard-files.ts). */
const noncePlaceholder = '__STYLE_NONCE__';
/** The address of the gateway that the dev server uses. */
const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:3000';

/** Writes a copy of each text file beside it, compressed as much as possible, which would take the gateway too long. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    // Runs after all other plugins, because they change the files until the bundle is written.
    writeBundle({ dir = '' }, bundle) {
      for (const fileName of Object.keys(bundle)) {
        if (!/^assets\/.*\.(js|css|svg)$/.test(fileName)) continue;
        const file = join(dir, fileName);
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
      }
    },
  };
}

/**
 * Two applications, which are built separately so that neither contains files of the other: the partners' dashboard and, with
 * `--mode operator`, the operators' page, which the gateway serves on another port.
 */
export default defineConfig(({ command, mode }) => ({
  base: mode === 'operator' ? '/operator/' : '/dashboard/',
  plugins: [compressed()],
  html: command === 'build' ? { cspNonce: noncePlaceholder } : {},
  oxc: { jsx: { runtime: 'automatic' } },
  build: {
    outDir: mode === 'operator' ? 'dist/operator' : 'dist',
    target: 'es2022',
    // The policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      input: mode === 'operator' ? 'operator.html' : 'index.html',
      // Libraries mark modules for React's server components, which these applications do not use.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/v1': gateway } },
  logLevel: command === 'build' ? 'warn' : 'info',
}));
