import fontFile from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { AccountLinks } from '#features/accounts/components/AccountLinks.tsx'
import { getLocale } from '#locale'
import { m } from '#messages'
import { Footer } from '#ui/layout/Footer.tsx'
import { Header } from '#ui/layout/Header.tsx'
import { useHeadingFocus } from '#ui/layout/use-heading-focus.ts'
import { pageHead } from '#ui/page-head.ts'
import stylesheet from '#ui/theme/site.css?url'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  head: () => {
    const { meta } = pageHead({})
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: '#1F5A36' },
        ...meta,
      ],
      links: [
        {
          rel: 'preload',
          href: fontFile,
          as: 'font',
          type: 'font/woff2',
          crossOrigin: 'anonymous',
        },
        { rel: 'stylesheet', href: stylesheet },
        { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      ],
    }
  },
  component: Document,
})

function Document() {
  const { queryClient } = Route.useRouteContext()
  useHeadingFocus()
  return (
    <html lang={getLocale() === 'en' ? 'en' : 'nb'} data-color-scheme="light">
      <head>
        <HeadContent />
      </head>
      <body id="top">
        <QueryClientProvider client={queryClient}>
          <a className="ds-skip-link" href="#content">
            {m.skip_to_content()}
          </a>
          <Header account={<AccountLinks />} />
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <Footer />
        </QueryClientProvider>
        <Scripts />
      </body>
    </html>
  )
}
