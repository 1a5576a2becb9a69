import type { Behaviour } from '#platform/behaviours/behaviour.ts'
import { currentConsent, followConsent } from '#platform/consent/consent-store.ts'

/**
 * A video of another service: nothing is fetched from there before the visitor presses the button,
 * or has said yes to all of them.
 */
export const attach: Behaviour = (video, signal) => {
  const notice = [...video.children].filter((child) => child instanceof HTMLElement)
  let isWanted = false
  let player: HTMLElement | null = null

  function update(): void {
    const isShown = isWanted || (currentConsent()?.has('media') ?? false)
    if (isShown === (player !== null)) return
    for (const part of notice) part.hidden = isShown
    if (isShown) {
      player = makePlayer(video.dataset, isWanted)
      video.append(player)
    } else {
      player?.remove()
      player = null
    }
  }

  followConsent(update, signal)
  update()
  const button = video.querySelector('button')
  button?.addEventListener(
    'click',
    () => {
      isWanted = true
      update()
      // The button that had the focus is hidden now.
      player?.focus()
    },
    { signal },
  )
  signal.addEventListener('abort', () => player?.remove())
}

function makePlayer(video: DOMStringMap, isWanted: boolean): HTMLElement {
  const { player, address = '', name = '', playerClass = '', poster } = video
  if (player === 'file')
    return Object.assign(document.createElement('video'), {
      className: playerClass,
      src: address,
      ...(poster && { poster }),
      ariaLabel: name,
      controls: true,
      playsInline: true,
      preload: isWanted ? 'auto' : 'none',
      autoplay: isWanted,
    })
  return Object.assign(document.createElement('iframe'), {
    className: playerClass,
    title: name,
    loading: 'lazy',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    allowFullscreen: true,
    src: isWanted ? `${address}&autoplay=1` : address,
  })
}
