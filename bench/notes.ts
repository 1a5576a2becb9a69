/** The notes below the figures in RESULTS.md. */
export const notes = `## What limits it

- The cached page: a processor profile shows over half of the process's time in the system call that writes to the socket, and most of the rest in Node's HTTP parser and header writing. Our inference, not a measurement: nginx is ahead because it sends from the file cache (sendfile) and need not copy the body into the kernel. The bare node:http server, which knows one page and does not look at the request, shows how much of the distance to nginx is Node's and how much is ours.
- Booking: all requests for one class that arrive during a database call are decided by the next call, so the endpoint makes far fewer commits than pgbench makes; what remains is HTTP, JSON and the session look-up.
- First visits: of the pages of the map the front page and those of the menu, about fifty, are made as soon as the portal is ready, while the first visits begin; they are visited like the others. Next.js is given an easier task. Its page has the texts in its source, is one address of the site's middling size, and asks nobody; ours finds the page, asks for its content and remembers it. Processor time per visit says more than visits a second where other programs run on the machine.
- The login storm: the reader of a page waits for a core like every other request; docs/adr/0021 says why no more is done.
- Lighthouse: performance varies by several points with the load of the machine; the other three and the layout shift do not.
- Absolute figures swing with the machine too. Compare ratios.`
