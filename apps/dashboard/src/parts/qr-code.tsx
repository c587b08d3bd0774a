import qrcode from 'qrcode-generator';

/** The width of the light border in modules, as the standard requires. */
const quiet = 4;

/** A QR code, black on white in both themes, because cameras expect that. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const all = Array.from({ length: size }, (_, index) => index);
  const path = all.flatMap((y) => all.filter((x) => code.isDark(y, x)).map((x) => `M${x},${y}h1v1h-1z`)).join('');
  const side = size + 2 * quiet;
  return (
    <svg role="img" aria-label={label} width={200} height={200} viewBox={`${-quiet} ${-quiet} ${side} ${side}`}>
      <rect x={-quiet} y={-quiet} width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
