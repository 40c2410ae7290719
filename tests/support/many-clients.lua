-- For wrk: asks for the paths after "--" in turn, else for its own. Every request is another client's, by the header in which
-- nginx is told of them, and takes compressed answers.
local asked = 0
local paths = {}

function init(arguments)
  for at = 1, #arguments do
    paths[at] = arguments[at]
  end
end

function request()
  asked = (asked + 1) % 60000
  wrk.headers["Accept-Encoding"] = "gzip"
  wrk.headers["X-Forwarded-For"] = "10.1." .. math.floor(asked / 250) .. "." .. (asked % 250)
  return wrk.format(nil, paths[asked % #paths + 1])
end
