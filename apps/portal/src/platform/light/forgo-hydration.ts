import type { AnyRouter } from '@tanstack/react-router'

/**
 * A page of this router is rendered for good: nothing is written into it from which a browser could
 * go on. To be called before Start loads the router; the contract with the router's internals is in
 * `render-light.test.tsx`.
 */
export function forgoHydration(router: AnyRouter): void {
  router.serverSsrLifecycle = {
    onServerSsrAttach: [
      (serverSsr) => {
        serverSsr.disableHydration()
        // Start calls it in any case.
        serverSsr.dehydrate = async () => undefined
      },
    ],
  }
}
