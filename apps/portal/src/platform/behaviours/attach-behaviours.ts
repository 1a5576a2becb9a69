import { type Behaviour, behaviourAttribute } from './behaviour.ts'

/**
 * Lets the elements of a document move that name a behaviour, and those that come in later. Who
 * fails does not keep the others from it.
 * @returns looks for elements that are new, and lets go of those that have gone
 */
export function attachBehaviours(
  behaviours: ReadonlyMap<string, Behaviour>,
  reportFailure: (error: unknown) => void,
): () => void {
  const attached = new Map<HTMLElement, AbortController>()

  function attach(element: HTMLElement): void {
    const controller = new AbortController()
    attached.set(element, controller)
    const names = element.getAttribute(behaviourAttribute)?.split(' ') ?? []
    for (const name of names) {
      try {
        behaviours.get(name)?.(element, controller.signal)
      } catch (error) {
        reportFailure(error)
      }
    }
  }

  function look(): void {
    for (const [element, controller] of attached) {
      if (element.isConnected) continue
      attached.delete(element)
      controller.abort()
    }
    for (const element of document.querySelectorAll<HTMLElement>(`[${behaviourAttribute}]`))
      if (!attached.has(element)) attach(element)
  }

  look()
  return look
}
