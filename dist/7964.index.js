export const id = 7964;
export const ids = [7964];
export const modules = {

/***/ 87964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerOverMcp: () => (/* binding */ answerOverMcp)
/* harmony export */ });
/* harmony import */ var _modelcontextprotocol_sdk_server_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24619);
/* harmony import */ var _modelcontextprotocol_sdk_server_webStandardStreamableHttp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24415);
/* harmony import */ var _modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63846);



/**
 * Answers one MCP request over Streamable HTTP. Nothing is kept between requests, so a client may also list and call
 * without having introduced itself.
 */
async function answerOverMcp(session, { method = 'POST', url = '/', headers }, body) {
    // Without these options: no session, and one JSON body for an answer.
    const transport = new _modelcontextprotocol_sdk_server_webStandardStreamableHttp_js__WEBPACK_IMPORTED_MODULE_1__/* .WebStandardStreamableHTTPServerTransport */ .a({ enableJsonResponse: true });
    const server = createServer(session);
    await server.connect(transport);
    try {
        const request = new Request(new URL(url, 'http://127.0.0.1'), {
            method,
            headers: plainHeaders(headers),
            ...(method === 'POST' && { body }),
        });
        // A stream that the server would speak in by itself: there is nothing to say.
        if (method === 'GET')
            return { status: 405, headers: { allow: 'POST' }, text: '' };
        const response = await transport.handleRequest(request);
        return {
            status: response.status,
            headers: Object.fromEntries(response.headers),
            text: await response.text(),
        };
    }
    finally {
        await server.close();
    }
}
function createServer(session) {
    const server = new _modelcontextprotocol_sdk_server_index_js__WEBPACK_IMPORTED_MODULE_0__/* .Server */ .g({ name: 'agent-bench', version: '1' }, { capabilities: { tools: {} } });
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_2__/* .ListToolsRequestSchema */ .gW, () => ({
        tools: session.tools.map(({ name, description, parameters }) => ({
            name,
            ...(description !== undefined && { description }),
            inputSchema: { ...parameters, type: 'object' },
        })),
    }));
    server.setRequestHandler(_modelcontextprotocol_sdk_types_js__WEBPACK_IMPORTED_MODULE_2__/* .CallToolRequestSchema */ .FT, ({ params }) => {
        const { content, isError } = session.answer(params.name, (params.arguments ?? {}));
        return { content: [{ type: 'text', text: content }], isError };
    });
    return server;
}
/** As a browser's `Request` takes them; a client of plain HTTP may leave out what it accepts. */
function plainHeaders(headers) {
    const plain = new Headers();
    for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined && !name.startsWith(':'))
            plain.set(name, [value].flat().join(', '));
    }
    plain.set('accept', 'application/json, text/event-stream');
    return plain;
}


/***/ })

};
