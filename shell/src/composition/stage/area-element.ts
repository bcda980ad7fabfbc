/** Each mount has an element of its own: what a broken build did to its element is gone with it. */
export function areaElement(slot: HTMLElement, area: string): HTMLElement {
  const element = slot.ownerDocument.createElement('div');
  element.dataset.area = area;
  slot.append(element);
  return element;
}
