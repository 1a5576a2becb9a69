/** `1.5 MB`: decimal, as disks and networks are sold. */
export function describeBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`
  if (bytes < 1_000_000_000) return `${(bytes / 1e6).toFixed(1)} MB`
  return `${(bytes / 1e9).toFixed(1)} GB`
}
