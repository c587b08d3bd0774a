import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, type PointerEvent, useRef } from 'react';
import { useLanguage } from '../texts/language.tsx';
import styles from './city-map.module.css';
import { type CityOutline, isDrawn, type MapPlace, outlineOf, placeAt, pointOf } from './city-outline.ts';
import { Legend } from './legend.tsx';
import { type MapBox, readMapTiles, tilesOf } from './map-tiles.ts';

type MarkKind = 'pickup' | 'destination' | 'rider';

/** A mark on the map. */
export interface MapMark extends MapPlace {
  readonly kind: MarkKind;
  readonly label: string;
}

interface CityMapProps {
  /** A description of the map, for screen readers. */
  readonly label: string;
  readonly marks: readonly MapMark[];
  /** Shows the whole city instead of the surroundings of the marks. */
  readonly isWhole?: boolean;
  /** Called with the place that the user clicks. */
  onPress?(place: MapPlace): void;
}

/** Read only once, because the page is never loaded again. */
const mapTiles = readMapTiles(document);
/** The width of the map in CSS pixels for which the sizes of pins and letters are chosen. */
const usualWidth = 480;
const aspect = 1.5;
const leastWidth = 320;
const margin = 1.7;
const letterPixels = 12;
const pinShape = 'M0 0C-3-9-11-13-11-22a11 11 0 0 1 22 0C11-13 3-9 0 0Z';

function boxAround(outline: CityOutline, marks: readonly MapMark[]): MapBox {
  const points = marks.map((mark) => pointOf(outline, mark));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const width = Math.max(leastWidth, (right - left) * margin, (bottom - top) * margin * aspect);
  const height = width / aspect;
  // Leaves more room above, because a pin stands above its place.
  return { x: (left + right) / 2 - width / 2, y: (top + bottom) / 2 - height * 0.55, width, height };
}

/** The built-up city from Uttara to Jatrabari. The drawing extends further to the north and the south. */
function wholeBox({ width, height }: CityOutline): MapBox {
  const shown = { width: height * 0.72 * aspect, height: height * 0.72 };
  return { ...shown, x: (width - shown.width) / 2, y: height * 0.09 };
}

function Pin({
  mark,
  outline,
  scale,
}: {
  readonly mark: MapMark;
  readonly outline: CityOutline;
  readonly scale: number;
}) {
  const { x, y } = pointOf(outline, mark);
  const style: CSSProperties = { transform: `translate(${x}px, ${y}px) scale(${scale})` };
  return (
    <g style={style} className={mark.kind === 'rider' ? styles.rider : undefined} data-mark={mark.kind}>
      {mark.kind === 'rider' ? (
        <circle r="9" className={styles.pin} data-kind="rider" />
      ) : (
        <>
          <path d={pinShape} className={styles.pin} data-kind={mark.kind} />
          <circle cy="-22" r="4.5" className={styles.dot} />
        </>
      )}
    </g>
  );
}

/** Loads the drawing of the city. Without it, no map is shown. */
function useCityOutline() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['outline', language],
    queryFn: async () => {
      const response = await fetch(`/track/assets/outline-${language}.svg`);
      if (!response.ok) throw new Error(`no outline: ${response.status}`);
      return outlineOf(await response.text());
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Places on the map tiles of the installation, or on the city outline of the tracking page. Renders nothing if there are no tiles
 * and a place is outside of the outline.
 */
export function CityMap({ label, marks, isWhole = false, onPress }: CityMapProps) {
  const { data: outline, isPending } = useCityOutline();
  const drawing = useRef<SVGSVGElement>(null);
  // A placeholder as high as the map, so that the layout does not shift when the map arrives.
  if (isPending) {
    return (
      <>
        <div className={styles.map} aria-hidden="true" />
        <Legend entries={marks} />
      </>
    );
  }
  if (outline === undefined || marks.length === 0) return null;
  const isInCity = marks.every((mark) => isDrawn(outline, mark));
  if (!isInCity && mapTiles === null) return null;
  const box = isWhole && isInCity ? wholeBox(outline) : boxAround(outline, marks);
  const scale = box.width / usualWidth;
  const press = ({ clientX, clientY }: PointerEvent) => {
    const matrix = drawing.current?.getScreenCTM();
    if (onPress === undefined || matrix == null) return;
    onPress(placeAt(outline, new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())));
  };
  const [from, to] = [marks.find(({ kind }) => kind === 'pickup'), marks.find(({ kind }) => kind === 'destination')];
  const style = { '--letters': `${letterPixels * scale}px` } as CSSProperties;
  return (
    <>
      <svg
        ref={drawing}
        className={styles.map}
        style={style}
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        role="img"
        aria-label={label}
        data-editable={onPress !== undefined}
        onPointerUp={press}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the gateway without any user input */}
        <g className={styles.outline} dangerouslySetInnerHTML={{ __html: outline.content }} />
        {mapTiles !== null &&
          tilesOf(mapTiles, outline, box).map(({ href, ...place }) => <image key={href} href={href} {...place} />)}
        {from !== undefined && to !== undefined && <Way outline={outline} from={from} to={to} />}
        {marks.map((mark) => (
          <Pin key={mark.kind} mark={mark} outline={outline} scale={scale} />
        ))}
      </svg>
      {mapTiles !== null && <p className="small">{mapTiles.attribution}</p>}
      <Legend entries={marks} />
    </>
  );
}

function Way({ outline, from, to }: { readonly outline: CityOutline; readonly from: MapPlace; readonly to: MapPlace }) {
  const [one, other] = [pointOf(outline, from), pointOf(outline, to)];
  return <path className={styles.way} d={`M${one.x} ${one.y}L${other.x} ${other.y}`} />;
}
