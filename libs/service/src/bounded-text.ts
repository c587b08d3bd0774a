const maxAnswerBytes = 64 * 1024;

/** The body of a response of another party's server, as text. Throws if it is longer than 64 KiB, without reading the rest. */
export async function boundedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > maxAnswerBytes) throw new Error(`answer longer than ${maxAnswerBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
