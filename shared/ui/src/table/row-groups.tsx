import { type ReactNode, type Ref, useCallback } from 'react';
import { useGroupsInSight } from './use-groups-in-sight';

/** As many are drawn, or left out, together. */
const SIZE = 10;

interface RowGroupsProps<Row> {
  readonly rows: readonly Row[];
  /** Their number is where they are among all rows, from nought. */
  readonly draw: (row: Row, index: number) => ReactNode;
}

/**
 * The rows of a long table that are in sight, and those next to them: each row that is there costs something at every
 * change, as a table is laid out whole. The others keep their room. Who tabs on finds the next row there already.
 */
export function RowGroups<Row>({ rows, draw }: RowGroupsProps<Row>) {
  const count = Math.ceil(rows.length / SIZE);
  const { isDrawn, place, rowHeight } = useGroupsInSight(SIZE);
  return Array.from({ length: count }, (_, group) => {
    const own = rows.slice(group * SIZE, (group + 1) * SIZE);
    return (
      <Group key={group} number={group} place={place}>
        {isDrawn(group) ? (
          own.map((row, index) => draw(row, group * SIZE + index))
        ) : (
          <tr aria-hidden="true" style={{ height: own.length * rowHeight, padding: 0, border: 0 }} />
        )}
      </Group>
    );
  });
}

interface GroupProps {
  readonly number: number;
  readonly place: (number: number, group: HTMLElement) => () => void;
  readonly children: ReactNode;
}

function Group({ number, place, children }: GroupProps) {
  const observed: Ref<HTMLTableSectionElement> = useCallback(
    (group: HTMLTableSectionElement | null) => (group === null ? undefined : place(number, group)),
    [number, place],
  );
  return <tbody ref={observed}>{children}</tbody>;
}
