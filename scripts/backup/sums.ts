/** SHA-256 of files by their paths, in the format of `sha256sum`. */
export type Sums = ReadonlyMap<string, string>

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r' }

/** As GNU coreutils write it: a backslash in front when the path has characters that are escaped. */
export function formatSums(sums: Sums): string {
  return [...sums]
    .map(([path, sum]) => {
      const escaped = path.replaceAll(/[\\\n\r]/g, (character) => escapes[character] ?? '')
      return `${escaped === path ? '' : '\\'}${sum}  ${escaped}\n`
    })
    .join('')
}

/** @throws {Error} a line is none of `sha256sum` */
export function parseSums(text: string): Sums {
  const lines = text.split('\n')
  if (lines.pop() !== '') throw new Error('The list of sums ends within a line.')
  return new Map(
    lines.map((line) => {
      const match = /^(\\?)([0-9a-f]{64}) [ *](.+)$/.exec(line)
      if (!match) throw new Error('A line of the list of sums cannot be read.')
      const [, backslash, sum = '', path = ''] = match
      return [backslash ? unescapePath(path) : path, sum]
    }),
  )
}

function unescapePath(path: string): string {
  return path.replaceAll(/\\([\\nr])/g, (_, character: string) =>
    character === 'n' ? '\n' : character === 'r' ? '\r' : '\\',
  )
}
