/** By the ends of their hosts, as they write themselves. */
const names: Readonly<Record<string, string>> = {
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'snapchat.com': 'Snapchat',
  'threads.com': 'Threads',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'youtube.com': 'YouTube',
}

/** What a link to a page of the organisation elsewhere says: the name of the site, or its host. */
export function nameOfSite(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^www\./, '') ?? address
  const known = Object.keys(names).find((end) => host === end || host.endsWith(`.${end}`))
  return (known && names[known]) ?? host
}
