import fontFile from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { createRootRoute, HeadContent, Outlet, Scripts, useMatches } from '@tanstack/react-router'
import { languageOf } from '@trivsel/content-contract/locales'
import { getLocale } from '#locale'
import { m } from '#messages'
import { LightScripts } from '#platform/light/LightScripts.tsx'
import { mapAttribute, mapAttribution } from '#platform/map/map-attribution.ts'
import { organisation, organisationAttribute } from '#platform/organisation/current-organisation.ts'
import { hasOwnMark, iconAddress } from '#platform/organisation/icon-address.ts'
import { isPreview, previewAttribute } from '#platform/preview/preview.ts'
import { renderContext } from '#platform/render-context.ts'
import { matchPath, pageDefinition } from '#platform/routing/route-table.ts'
import { closedServices, servicesAttribute } from '#platform/services/current-services.ts'
import { Footer } from '#ui/layout/Footer.tsx'
import { Header } from '#ui/layout/Header.tsx'
import { loadSiteFrame } from '#ui/layout/load-site-frame.ts'
import { PageAddresses } from '#ui/layout/PageAddresses.tsx'
import { PreviewBanner } from '#ui/layout/PreviewBanner.tsx'
import { useHeadingFocus } from '#ui/layout/use-heading-focus.ts'
import { useOpenTarget } from '#ui/layout/use-open-target.ts'
import { usePublicPath } from '#ui/layout/use-public-path.ts'
import { useVisited } from '#ui/layout/use-visited.ts'
import { siteHead } from '#ui/page-head.ts'
import stylesheet from '#ui/theme/site.css?url'
import { publicFrame } from '../offers/public-frame.ts'

export const Route = createRootRoute({
  loader: loadSiteFrame,
  // Header and footer change seldom: a visit has those of its first page.
  staleTime: Number.POSITIVE_INFINITY,
  head: ({ matches }) => {
    const { meta } = siteHead(matches)
    const theme = organisation()?.theme
    return {
      meta: [
        { charSet: 'utf-8' },
        { name: 'viewport', content: 'width=device-width, initial-scale=1' },
        { name: 'theme-color', content: organisation()?.colours.brand || '#1F5A36' },
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
        ...(theme ? [{ rel: 'stylesheet', href: theme }] : []),
        { rel: 'icon', href: iconAddress('/favicon.ico'), sizes: '32x32' },
        ...(hasOwnMark() ? [] : [{ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }]),
        { rel: 'apple-touch-icon', href: iconAddress('/apple-touch-icon.png') },
        { rel: 'manifest', href: '/site.webmanifest' },
      ],
    }
  },
  component: Document,
})

function Document() {
  const hasOwnFrame = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.hasOwnFrame),
  })
  const { lightScripts, areaScripts } = renderContext()
  useHeadingFocus()
  useOpenTarget()
  useVisited()
  return (
    <html
      lang={languageOf(getLocale())}
      data-color-scheme="auto"
      {...(!lightScripts && knownInBrowser())}
    >
      <head>
        <HeadContent />
        <PageAddresses />
        {lightScripts && <LightScripts addresses={lightScripts} />}
        {areaScripts?.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body id="top">
        <a className="ds-skip-link" href="#content">
          {m.skip_to_content()}
        </a>
        {hasOwnFrame ? <Outlet /> : <PublicFrame />}
        {isPreview() && <PreviewBanner />}
        {!lightScripts && <Scripts />}
      </body>
    </html>
  )
}

/** What the scripts of a hydrated page find out from their document. */
function knownInBrowser(): Record<string, string> {
  const map = mapAttribution()
  const set = organisation()
  const services = closedServices()
  return {
    ...(isPreview() && { [previewAttribute]: '' }),
    ...(map !== null && { [mapAttribute]: map }),
    ...(set && { [organisationAttribute]: JSON.stringify(set) }),
    ...(services && { [servicesAttribute]: services }),
  }
}

/** Around all that is not a workbench. */
function PublicFrame() {
  const { sections, footer } = Route.useLoaderData()
  const page = matchPath(usePublicPath())
  const isOfMinute = page && pageDefinition(page.id).life !== undefined
  return (
    <>
      {/* Early in the tab order: it lies over the page, so its place here moves nothing. */}
      {each('Over')}
      <Header sections={sections} actions={each('InHeader')} />
      <main
        id="content"
        tabIndex={-1}
        data-behaviour={isOfMinute ? 'open-target each-minute' : 'open-target'}
      >
        <Outlet />
      </main>
      <Footer footer={footer} choices={each('InFooter')} />
    </>
  )
}

function each(place: 'InHeader' | 'InFooter' | 'Over') {
  return publicFrame.map(({ [place]: Offered, order }) => Offered && <Offered key={order} />)
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** These pages have neither the public header and footer nor the choice about cookies. */
    hasOwnFrame?: boolean
  }
}
