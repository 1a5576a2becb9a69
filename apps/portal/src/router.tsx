import { createSiteRouter } from './create-router.ts'
import { routeTree } from './routeTree.gen.ts'

/** For Start, on the server: with all pages. The browser has those of one area (`client.tsx`). */
export const getRouter = () => createSiteRouter(routeTree)

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
