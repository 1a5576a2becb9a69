/** What the part of an address behind `#` names; one that cannot be decoded names what it says. */
export function fragmentOf(hash: string): string {
  const written = hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    return written
  }
}
