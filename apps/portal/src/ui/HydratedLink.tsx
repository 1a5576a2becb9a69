import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, useEffect } from 'react'
import { followHydratedLink } from './layout/early-events.ts'

type Props = ComponentProps<'a'> & {
  href: string
  /** For the cached page, which is the same for everybody; also where nothing else can be found out. */
  serverHref: string
}

/**
 * A link whose address the browser alone knows, such as one back to where the visitor came from.
 * Pressed before the page is hydrated, it is followed as soon as it leads there.
 */
export function HydratedLink({ href, serverHref, ...props }: Props) {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isHydrated) followHydratedLink()
  }, [isHydrated])
  return (
    <a
      {...props}
      href={isHydrated ? href : serverHref}
      data-unhydrated={isHydrated ? undefined : ''}
    />
  )
}
