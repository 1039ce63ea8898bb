/// What an author asks for a preview; read from the node it hangs on by whoever makes pictures of previews.
package enum PreviewRemark: AnnotationValue, @unchecked Sendable {
    case context(any PreviewContext)
    case displayName(String)
    case layout(PreviewLayout)
    case device(PreviewDevice)
}

extension View {
    private func remark(_ remark: PreviewRemark) -> some View { annotated(.custom(remark)) }

    public func previewContext<C: PreviewContext>(_ value: C) -> some View { remark(.context(value)) }

    @ViewBuilder public func previewDisplayName(_ value: String?) -> some View {
        if let value { remark(.displayName(value)) } else { self }
    }

    public func previewLayout(_ value: PreviewLayout) -> some View { remark(.layout(value)) }

    @ViewBuilder public func previewDevice(_ value: PreviewDevice?) -> some View {
        if let value { remark(.device(value)) } else { self }
    }
}
