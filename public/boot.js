/*
 * Runs before anything else of the page. Takes a token out of the address, puts the chosen look onto <html> before the
 * first paint, and starts the requests that the code will want while it is still on its way.
 */
(function () {
  'use strict';
  const root = document.documentElement;
  const read = function (key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const address = new URL(location.href);
  const token = address.searchParams.get('token');
  // Only the console's own pages take a token over; a public page may mean something else by the word.
  if (token !== null && /^\/(app|auth)?(\/|$)/.test(address.pathname)) {
    address.searchParams.delete('token');
    history.replaceState(history.state, '', address.pathname + address.search + address.hash);
    window.__lecternAddressToken = token || undefined;
  }

  const chosen = function (key, values, otherwise) {
    const value = read(key);
    return values.indexOf(value) < 0 ? otherwise : value;
  };
  const settings = document.getElementById('lectern-config');
  const authorization = read('lectern.token');
  // Whose look it is: the white-labelled user's who is signed in, otherwise the host's.
  let brand = null;
  try {
    brand = (authorization && JSON.parse(read('lectern.branding'))) || (settings && JSON.parse(settings.textContent).branding) || null;
  } catch {
    // What nobody can read is no branding.
  }
  const isDark = window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = chosen('lectern.theme', ['light', 'dark'], isDark ? 'dark' : 'light');
  const colours = brand && brand.colours && brand.colours[scheme];
  root.dataset.theme = scheme;
  root.dataset.accent = chosen('lectern.accent', ['indigo', 'teal', 'emerald', 'amber', 'rose'], colours ? 'brand' : 'indigo');
  root.dataset.density = chosen('lectern.density', ['compact', 'normal', 'roomy'], 'normal');
  const spoken = ['en', 'zh', 'fr', 'ja'];
  const own = (navigator.languages || [])
    .map(function (language) {
      return language.toLowerCase().split('-')[0];
    })
    .filter(function (language) {
      return spoken.indexOf(language) >= 0;
    })[0];
  root.lang = chosen('lectern.locale', spoken, own || 'en');
  if (colours && root.dataset.accent === 'brand') {
    Object.keys(colours).forEach(function (name) {
      root.style.setProperty(name, colours[name]);
    });
  }
  if (brand && brand.pageTitle) document.title = brand.pageTitle;
  const icon = document.querySelector('link[rel=icon]');
  if (brand && brand.favIconUrl && icon) {
    icon.dataset.own = icon.dataset.own || icon.href;
    icon.href = brand.favIconUrl;
  }

  window.__lecternConfig = settings ? Promise.resolve(new Response(settings.textContent)) : fetch('/config.json');
  window.__lecternConfig.catch(() => undefined);

  // The half that is wanted would otherwise be found only once the first file has been read.
  const isInside = authorization && /^\/(app(\/|$)|$)/.test(location.pathname);
  // The sketch of the page that stands until its code has come.
  root.dataset.start = isInside || /^\/app(\/|$)/.test(location.pathname) && window.__lecternAddressToken ? 'inside' : 'outside';
  const listed = function (name) {
    const meta = document.querySelector('meta[name="lectern-' + name + '"]');
    return meta && meta.content ? meta.content.split(' ') : [];
  };
  // Of the words the console begins with the first, whoever is outside with all.
  const words = listed('words')
    .map(function (one) {
      return one.split('=');
    })
    .filter(function (one) {
      return one[0] === root.lang + '/first' || (!isInside && one[0] === root.lang + '/later');
    })
    .map(function (one) {
      return one[1];
    });
  if (!window.__lecternAddressToken) {
    listed(isInside ? 'console' : 'signed-out')
      .concat(words)
      .forEach(function (file) {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = file;
        document.head.appendChild(link);
      });
  }
  // The list that stood at this address last, until its code and its rows have come: a picture, that nobody can act on.
  const DAY_MS = 86400000;
  const SVG = 'http://www.w3.org/2000/svg';
  const drawn = function (parent, inside, space) {
    inside.forEach(function (one) {
      if (typeof one === 'string') return parent.appendChild(document.createTextNode(one));
      const own = one[0] === 'svg' ? SVG : space;
      const element = own ? document.createElementNS(own, one[0]) : document.createElement(one[0]);
      Object.keys(one[1]).forEach(function (name) {
        // The page allows no style in its text.
        if (name === 'style') element.style.cssText = one[1].style;
        else element.setAttribute(name, one[1][name]);
      });
      drawn(element, one[2], own);
      return parent.appendChild(element);
    });
    return parent;
  };
  const drawSight = function () {
    let sight;
    try {
      sight = JSON.parse(read('lectern.sight'));
      const user = JSON.parse(read('lectern.user'));
      if (!sight) return;
      if (sight.owner !== user.id + ' ' + (user.instituteId || '') + ' ' + (user.isActing || false) || Date.now() - sight.at > DAY_MS) return localStorage.removeItem('lectern.sight');
      if (sight.page !== location.pathname + location.search || sight.language !== root.lang || sight.width !== innerWidth) return;
    } catch {
      // What nobody can read is no picture.
      return;
    }
    // Its letters would be measured twice if they came after it.
    listed('font').forEach(function (file) {
      const link = document.createElement('link');
      Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', href: file });
      document.head.appendChild(link);
    });
    const show = function () {
      document.removeEventListener('readystatechange', show);
      const script = document.querySelector('script[type=module]');
      if (window.__lecternSight || !script || sight.code !== script.getAttribute('src')) return;
      try {
        const picture = drawn(document.createElement('div'), sight.drawn);
        picture.inert = true;
        picture.dataset.sight = '';
        picture.setAttribute('aria-hidden', 'true');
        picture.setAttribute('aria-busy', 'true');
        document.getElementById('root').replaceChildren(picture);
        window.__lecternSight = true;
      } catch {
        // Nor is what cannot be drawn.
      }
    };
    // As soon as its place and its styles stand: the browser paints before it gets to the end of the page, and once is enough.
    const look = new MutationObserver(function () {
      const styles = document.querySelector('link[rel=stylesheet]');
      if (!styles || !document.getElementById('root')) return;
      look.disconnect();
      if (styles.sheet) show();
      else styles.addEventListener('load', show, { once: true });
    });
    look.observe(root, { childList: true, subtree: true });
    // The latest at the end of the page: styles stand before it, and code runs after it.
    document.addEventListener('readystatechange', show);
  };
  let known;
  try {
    known = JSON.parse(read('lectern.early') || '[]').filter(function (one) {
      return one[0] === location.pathname + location.search;
    })[0];
  } catch {
    // What nobody can read is nothing that is known.
  }
  // What the module of the address declares, and its words: the list that was opened here says which it is, else the address.
  const modules = listed('modules');
  const segment = location.pathname.split('/')[2];
  const module = (known && known[1].asked && known[1].asked.resource) || modules.slice(1).map(function (one) {
    return one.split('=');
  }).filter(function (one) {
    return one[0] === segment;
  }).map(function (one) {
    return one[1] || one[0];
  })[0];
  if (isInside && module && !window.__lecternAddressToken) {
    const path = modules[0] + root.lang + '/' + module + '.json';
    window.__lecternPart = { path: path, reply: fetch(path) };
    window.__lecternPart.reply.catch(() => undefined);
  }
  // An ended plan refuses whatever is asked for.
  if (!authorization || window.__lecternAddressToken || read('lectern.planExpired') || !known) return;
  drawSight();
  const reply = fetch(known[1].url, {
    method: 'POST',
    headers: { Accept: 'application/json', Authorization: authorization, 'Content-Type': 'application/json' },
    body: known[1].body,
  });
  // The code that takes the answer over deals with its failure.
  reply.catch(() => undefined);
  window.__lecternEarly = { url: known[1].url, body: known[1].body, authorization: authorization, asked: known[1].asked, reply: reply };
})();
