import { Download } from 'lucide-react';
import { encode } from 'uqr';
import { buttonStyle } from '@/ui/button-style';

/** White modules around the code, as the standard requires (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/**
 * @returns the dark modules as a single path, and how many modules there are along one side, with the quiet zone; null
 * for a text that is too long for a QR code (about 2,300 characters)
 */
export function drawQrCode(text: string) {
  try {
    const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
    const path = data
      .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
      .join('');
    return { size, path };
  } catch {
    return null;
  }
}

type QrDrawing = NonNullable<ReturnType<typeof drawQrCode>>;

function svgFile({ size, path }: QrDrawing): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

interface QrCodeProps {
  url: string;
  /** `drawQrCode(url)` */
  code: QrDrawing | null;
}

/** A link as a QR code, with the link below it. */
export function QrCode({ url, code }: QrCodeProps) {
  if (code === null) return <p className="pb-3">This link is too long for a QR code. Copy it instead.</p>;
  return (
    <figure className="grid justify-items-center gap-3 pb-2">
      {/* Dark on white in both themes, and not changed by forced colours: otherwise cameras would not read it. */}
      <svg
        role="img"
        aria-label={`QR code of ${url}`}
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64 rounded-control border border-border [forced-color-adjust:none]"
      >
        <path fill="white" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path fill="black" d={code.path} />
      </svg>
      <figcaption className="max-w-full text-center text-sm wrap-anywhere text-text-muted">{url}</figcaption>
    </figure>
  );
}

/** @param name of the file, without its ending */
export function QrCodeDownload({ code, name }: { code: QrDrawing; name: string }) {
  return (
    <a href={svgFile(code)} download={`${name}.svg`} className={buttonStyle('secondary')}>
      <Download aria-hidden className="size-4" />
      Download SVG
    </a>
  );
}
