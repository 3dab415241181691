export const id = 9596;
export const ids = [9596];
export const modules = {

/***/ 89596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createChatTransport: () => (/* binding */ createChatTransport)
/* harmony export */ });
/* harmony import */ var undici__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(46752);

/** Opens the connections to one target lazily and keeps them alive; no redirect is followed. */
function createChatTransport({ baseUrl, connections, proxy, }) {
    const url = new URL(baseUrl);
    const dispatcher = openDispatcher(url.origin, connections, proxy ?? null);
    const usedSockets = new WeakSet();
    return {
        host: url.host,
        post({ path, headers, body }, handler) {
            const request = { path: pathBehind(url, path), headers: [...headers], body };
            const { origin } = url;
            dispatcher.dispatch({ origin, method: 'POST', idempotent: false, ...request }, handler);
        },
        use(socket) {
            const reused = usedSockets.has(socket);
            usedSockets.add(socket);
            return reused;
        },
        close: () => dispatcher.destroy(),
    };
}
function pathBehind({ pathname, search }, path) {
    const [below = '', ...query] = path.split('?');
    const asked = [search.slice(1), query.join('?')].filter((part) => part !== '').join('&');
    return `${pathname.replace(/\/+$/, '')}${below}${asked === '' ? '' : `?${asked}`}`;
}
/** The timers of the pool are off: a call has its own. Undici sets TCP_NODELAY on every socket. */
function openDispatcher(origin, connections, proxy) {
    const options = { headersTimeout: 0, bodyTimeout: 0, ...(connections && { connections }) };
    if (proxy === null)
        return new undici__WEBPACK_IMPORTED_MODULE_0__.Pool(origin, options);
    return new undici__WEBPACK_IMPORTED_MODULE_0__.EnvHttpProxyAgent({ ...options, ...proxy });
}


/***/ })

};
