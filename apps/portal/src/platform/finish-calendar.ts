/**
 * A calendar file as ical-generator writes it, in the order of RFC 5545: the calendar's own
 * properties before its components (3.6), and a line end after each line (3.1).
 */
export function finishCalendar(text: string): string {
  const [begin = '', ...rest] = text.trimEnd().split('\r\n')
  const end = rest.pop() ?? ''
  const properties: string[] = []
  const components: string[] = []
  let depth = 0
  for (const line of rest) {
    if (line.startsWith('BEGIN:')) depth += 1
    if (depth === 0) properties.push(line)
    else components.push(line)
    if (line.startsWith('END:')) depth -= 1
  }
  return [begin, ...properties, ...components, end, ''].join('\r\n')
}
