import { ownAddress } from '@trivsel/content-contract/own-address'

/** Where a video comes from and how it is played. */
export type VideoSource =
  | { origin: 'own'; file: string }
  | {
      origin: 'foreign'
      /** Who gets to know of the viewer. */
      provider: string
      player: 'frame' | 'file'
      /** What is fetched when the viewer asks for it; a frame begins by itself with `&autoplay=1`. */
      address: string
      /** The same video at the provider's own place. */
      page: string
    }

/** @param url as an editor writes it: a file of ours, or the address of a page or file elsewhere */
export function videoSource(url: string): VideoSource | null {
  const file = ownAddress(url)
  if (file !== null) return { origin: 'own', file }
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:') return null
  return youTube(parsed) ?? vimeo(parsed) ?? foreignFile(parsed)
}

function youTube(url: URL): VideoSource | null {
  const host = url.hostname.replace(/^(www|m)\./, '')
  if (!['youtube.com', 'youtube-nocookie.com', 'youtu.be'].includes(host)) return null
  const inPath = host === 'youtu.be' ? /^\/([^/]+)/ : /^\/(?:embed|shorts|live)\/([^/]+)/
  const id = url.searchParams.get('v') ?? inPath.exec(url.pathname)?.[1] ?? ''
  if (!/^[\w-]{6,20}$/.test(id)) return null
  return {
    origin: 'foreign',
    provider: 'YouTube',
    player: 'frame',
    address: `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  }
}

function vimeo(url: URL): VideoSource | null {
  if (!/^(www\.|player\.)?vimeo\.com$/.test(url.hostname)) return null
  const [, id, hash = url.searchParams.get('h')] =
    /^\/(?:video\/)?(\d+)(?:\/(\w+))?/.exec(url.pathname) ?? []
  if (!id) return null
  const privacy = new URLSearchParams({ dnt: '1', ...(hash && { h: hash }) })
  return {
    origin: 'foreign',
    provider: 'Vimeo',
    player: 'frame',
    address: `https://player.vimeo.com/video/${id}?${privacy}`,
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
  }
}

function foreignFile(url: URL): VideoSource | null {
  if (!/\.(mp4|m4v|webm|ogv|mov)$/i.test(url.pathname)) return null
  return {
    origin: 'foreign',
    provider: url.hostname,
    player: 'file',
    address: url.href,
    page: url.href,
  }
}
